import classes from './demo-label.module.css';

/** Marks a demonstration server: nobody can enter it. */
export function DemoLabel() {
  return (
    <span className={classes.label} title="Demo: you cannot join this server">
      Demo
    </span>
  );
}
