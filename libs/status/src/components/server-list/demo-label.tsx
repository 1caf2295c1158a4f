import classes from './demo-label.module.css';

/** Marks a server that is there for show: nobody can enter it. */
export function DemoLabel() {
  return (
    <span className={classes.label} title="For show: nobody can enter it">
      Demo
    </span>
  );
}
