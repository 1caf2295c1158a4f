import classes from './visually-hidden.module.css';

/** The class of text that only screen readers read, such as the name that tells apart several buttons with the same visible text. */
export const visuallyHidden = classes.hidden;
