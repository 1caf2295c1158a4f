import classes from './scripts-only.module.css';

/**
 * The class of a control that works only with scripts: a browser that runs none does not show it. The server renders the control disabled,
 * so that nothing moves when scripts start.
 */
export const scriptsOnly = classes.scriptsOnly;
