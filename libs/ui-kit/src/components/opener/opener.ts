import classes from './opener.module.css';

/** The class of `details` whose summary looks like a link, with a sign that says whether it is open. */
export const openerClass = classes.opener;
