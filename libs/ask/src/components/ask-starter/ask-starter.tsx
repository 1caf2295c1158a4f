import { Form } from '@remix-run/react';
import { TextArea, buttonClass, useIsHydrated } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { titleMax } from '../../together/ask/ask-paths';
import type { Place } from '../../together/ask/place';
import { hasPlace, placeLabels } from '../../together/ask/place';
import classes from './ask-starter.module.css';

export interface AskStarterProps {
  /** The title in the page's address. */
  title: string;
  place: Place;
  takesTexts: boolean;
}

/** The form `Ask a Question`, which takes the title. The next page takes the details (docs/behaviour/ask.md#question-page). */
export function AskStarter({ title, place, takesTexts }: AskStarterProps) {
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  // Text that was typed before the script ran.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  return (
    <section className={classes.panel} aria-labelledby="ask-heading" id="ask">
      <h2 id="ask-heading">Ask a Question</h2>
      {takesTexts ? null : (
        <p className={classes.note}>The host of this site shows questions but does not accept new ones.</p>
      )}
      <Form method="get" action="/ask/new" className={classes.form}>
        <input
          ref={field}
          type="text"
          name="title"
          aria-label="Your question"
          placeholder="What would you like to know?"
          defaultValue={title}
          maxLength={titleMax}
          required
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {hasPlace(place) ? <PlaceInputs place={place} /> : null}
        <button type="submit" className={buttonClass('primary')} disabled={isHydrated && typed.trim() === ''}>
          Ask a Question
        </button>
      </Form>
    </section>
  );
}

/** The server, version and error in the link to this page; the visitor sees and can change them. */
function PlaceInputs({ place }: { place: Place }) {
  return (
    <fieldset className={classes.place}>
      <legend>Where the problem was</legend>
      <label>
        {placeLabels.server}
        <input type="text" name="server" defaultValue={place.server} maxLength={100} />
      </label>
      <label>
        {placeLabels.version}
        <input type="text" name="version" defaultValue={place.version} maxLength={60} />
      </label>
      <label className={classes.wide}>
        {placeLabels.error}
        <TextArea id="ask-error" name="error" rows={3} defaultValue={place.error} maxLength={1000} />
      </label>
    </fieldset>
  );
}
