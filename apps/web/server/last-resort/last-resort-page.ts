export interface LastResortText {
  title: string;
  text: string;
  /** The address of the page with the form that was refused. */
  formPath?: string;
}

/**
 * A page that needs neither Remix nor React. It has no script and repeats nothing from the request except the path of a form. Its style is
 * a file, because the page policy allows inline styles only with the nonce of the response.
 */
export const lastResortPage = ({ title, text, formPath }: LastResortText): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/last-resort.css"></head>
<body><main><h1>${title}</h1><p>${text}</p>${formLink(formPath)}<a href="/">Back to the home page</a></main></body>
</html>
`;

const formLink = (path: string | undefined): string =>
  path === undefined ? '' : `<a href="${path.replace(/[&"'<>]/g, escapeOf)}">Open the form again</a> `;
const escapeOf = (character: string): string => `&#${character.charCodeAt(0)};`;

/** The text for visitors when the error page itself failed. */
export const failedPage: LastResortText = {
  title: 'Something went wrong',
  text: 'The page could not be shown. Please try again in a moment.',
};
