/** The fields of the form that take a picture. */
export type PictureField = 'image' | 'thumbnailImage';

/** The text with which our API refuses such a file. */
export const notPictureText =
  'This file is not a picture that the site can show. Please choose a JPEG, PNG, WebP, GIF or AVIF file.';

/** Without the script, the button of a picture sends the form to its page with `?picture=<field>`. */
const parameter = 'picture';

/** The address that the form is sent to: its page, without the parameter of an earlier picture upload. */
export function formPathOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The field whose picture is to be uploaded, read from the address to which the form was sent. */
export function pictureFieldOf(url: string): PictureField | null {
  const field = new URL(url).searchParams.get(parameter);
  return field === 'image' || field === 'thumbnailImage' ? field : null;
}
