import classes from './skip-link.module.css';

/** The first stop of the Tab key: skips the navigation. Needs an element with the id `main`. */
export function SkipLink() {
  return (
    <a className={classes.link} href="#main">
      Skip to content
    </a>
  );
}
