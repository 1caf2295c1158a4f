import classes from './demo-label.module.css';

/** Marks a simulated server of the demonstration, which players cannot join. */
export function DemoLabel() {
  return (
    <span className={classes.label} title="Demo: you cannot join this server">
      Demo
    </span>
  );
}
