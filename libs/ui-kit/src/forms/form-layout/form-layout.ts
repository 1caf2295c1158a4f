import classes from './form-layout.module.css';

/**
 * Classes for a form with long texts: `form` is its card, `group` a field with its hint and errors, `area` the style of a TextArea, `error`
 * and `note` are lines under a field, `actions` is the row of buttons.
 */
export const formLayout = classes;
