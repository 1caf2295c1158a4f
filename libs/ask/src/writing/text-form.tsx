import { LineField, SaveActions, standingErrors } from '@starhaven/prose';
import { Form, useNavigation } from '@remix-run/react';
import type { SimilarText } from '@starhaven/contracts/ask';
import { Alert, SiteLink, TextArea, TextField, formLayout, useBeforePaint, useIsHydrated } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { titleMax } from '../together/ask/ask-paths';
import { useDraft } from '../hooks/use-draft';
import { hasPlace, placeLabels } from '../together/ask/place';
import { BodyField } from './body-field';
import { SimilarPanel } from './similar-panel';
import classes from './text-form.module.css';
import { TextMessage } from './text-message';
import type { TextReply } from './text-reply';
import type { TextValues } from './text-values';
import { readValues } from './text-values';

export interface TextFormProps {
  kind: 'question' | 'answer';
  values: TextValues;
  reply: TextReply | undefined;
  /** The place under which its draft is stored. */
  place: string;
  /** True if the values come from a stored draft. */
  isDraft: boolean;
  hasSession: boolean;
  /** Texts that are similar to the title in the page's address. */
  similar?: readonly SimilarText[];
  submitLabel: string;
  busyLabel: string;
  cancelTo: string;
}

/**
 * The form of a question or an answer (docs/behaviour/ask.md#forms). Without the script each button sends the form, and the answer keeps
 * the typed text. With it the form keeps its own text: a reply contains what was sent, and the member may have typed on since. So its `key`
 * is the address, which no reply changes.
 */
export function TextForm(props: TextFormProps) {
  const { kind, reply, place, hasSession, similar = [], submitLabel, busyLabel, cancelTo } = props;
  const isEnhanced = useIsHydrated();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<TextValues>(reply?.values ?? props.values);
  // After the page has loaded, a draft is found that this form has stored itself.
  const [isDraft] = useState(props.isDraft);
  const change = (changed: Partial<TextValues>) => setValues((now) => ({ ...now, ...changed }));
  const isSaving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save';
  const { isKept, beforeSubmit } = useDraft(place, values, hasSession && !isSaving);
  // Members type and browsers fill in fields before the page is hydrated. The next render would empty the fields.
  useBeforePaint(() => {
    if (form.current) setValues(readValues(new FormData(form.current)));
  }, []);
  const seen = reply?.values?.seen;
  // A refusal names the newer version, which the next save replaces.
  useEffect(() => {
    if (seen !== undefined) setValues((now) => ({ ...now, seen }));
  }, [seen]);
  const errorsOf = standingErrors(reply, values);
  const isQuestion = kind === 'question';
  const showsPlace = hasPlace(props.values) || hasPlace(values);
  return (
    <>
      <TextMessage reply={reply} />
      {isDraft && !reply ? (
        <Alert type="info" title="This is your draft">
          It was kept when you last wrote here. <SiteLink to="?draft=no">Start with an empty form</SiteLink>
        </Alert>
      ) : null}
      <Form
        ref={form}
        method="post"
        preventScrollReset
        className={formLayout.form}
        onSubmit={(event) => {
          // Only a running save blocks the next one; a page that is still loading does not.
          if (isSaving) event.preventDefault();
          else beforeSubmit(event);
        }}
      >
        {/* Enter in a text field presses the first button of a form; this hidden one only shows the preview. */}
        <button type="submit" name="intent" value="preview" hidden tabIndex={-1} aria-hidden="true" />
        {isQuestion ? (
          <div className={formLayout.group}>
            <LineField
              name="title"
              label="Title *"
              hint="What is it about, in one sentence? 10 to 150 characters."
              maxLength={titleMax}
              errors={errorsOf('title')}
              value={values.title}
              onChange={(title) => change({ title })}
              isEnhanced={isEnhanced}
            />
            <SimilarPanel title={values.title} first={reply?.similar ?? similar} />
          </div>
        ) : null}
        <BodyField
          label={isQuestion ? 'Details *' : 'Your answer *'}
          value={values.body}
          onChange={(body) => change({ body })}
          errors={errorsOf('body')}
          isEnhanced={isEnhanced}
          preview={reply?.preview ?? null}
        />
        {isQuestion ? (
          <LineField
            name="tags"
            label="Tags"
            hint="At most 5, separated by commas, such as the game and the engine."
            errors={errorsOf('tags')}
            value={values.tags}
            onChange={(tags) => change({ tags })}
            isEnhanced={isEnhanced}
          />
        ) : (
          <LineField
            name="engineVersion"
            label="Confirmed on engine version"
            hint="The version of the game server on which you saw it work. Leave it empty if you did not."
            maxLength={60}
            errors={errorsOf('engineVersion')}
            value={values.engineVersion}
            onChange={(engineVersion) => change({ engineVersion })}
            isEnhanced={isEnhanced}
          />
        )}
        {showsPlace ? <PlaceFields values={values} onChange={change} /> : null}
        <input type="hidden" name="seen" value={values.seen} />
        <input type="hidden" name="nonce" value={values.nonce} />
        <SaveActions isSaving={isSaving} submitLabel={submitLabel} busyLabel={busyLabel} cancelTo={cancelTo}>
          <span role="status" className={formLayout.note}>
            {isKept ? 'Draft kept' : ''}
          </span>
        </SaveActions>
      </Form>
    </>
  );
}

interface PlaceFieldsProps {
  values: TextValues;
  onChange: (changed: Partial<TextValues>) => void;
}

/** The known server, version and error. They are added to the end of the question when it is sent. */
const PlaceFields = ({ values, onChange }: PlaceFieldsProps) => (
  <fieldset className={classes.place}>
    <legend>Where the problem was</legend>
    <p className={formLayout.note}>This is added to your question. Change it, or clear what you do not want to send.</p>
    <TextField
      id="server"
      name="server"
      label={placeLabels.server}
      maxLength={100}
      value={values.server}
      onChange={(event) => onChange({ server: event.currentTarget.value })}
    />
    <TextField
      id="version"
      name="version"
      label={placeLabels.version}
      maxLength={60}
      value={values.version}
      onChange={(event) => onChange({ version: event.currentTarget.value })}
    />
    <div className={formLayout.group}>
      <label htmlFor="error" className={classes.label}>
        {placeLabels.error}
      </label>
      <TextArea
        id="error"
        name="error"
        rows={3}
        maxLength={1000}
        className={formLayout.area}
        value={values.error}
        onChange={(event) => onChange({ error: event.currentTarget.value })}
      />
    </div>
  </fieldset>
);
