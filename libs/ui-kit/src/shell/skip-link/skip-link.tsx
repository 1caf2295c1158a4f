import classes from './skip-link.module.css';

/** First stop of the keyboard: past the navigation to the page. Needs an element with the id `main`. */
export function SkipLink() {
  return (
    <a className={classes.link} href="#main">
      Skip to content
    </a>
  );
}
