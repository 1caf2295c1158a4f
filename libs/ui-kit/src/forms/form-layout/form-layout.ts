import classes from './form-layout.module.css';

/**
 * Classes for a form with long texts: `form` is its card, `group` a field with what belongs to it, `area` the look of a TextArea, `error` and
 * `note` lines under a field, `actions` the row of buttons.
 */
export const formLayout = classes;
