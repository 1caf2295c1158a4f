import { LineField, SaveActions, standingErrors } from '@starhaven/prose';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { LeaveWarning, formLayout, secondsToZoned, useBeforePaint, useIsHydrated } from '@starhaven/ui-kit';
import type { MutableRefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { BothVersions } from './both-versions';
import { CheckField } from './fields/check-field';
import { ContentField } from './fields/content-field';
import { KeptWorkOffer } from './unsaved/kept-work-offer';
import { formPathOf } from './fields/picture-fields';
import classes from './post-form.module.css';
import type { PostReply } from './post-reply';
import { PostMessage } from './post-message';
import type { PostValues } from './post-values';
import { readValues } from './post-values';
import { followTitle, slugHint } from './slug';
import { StateFields } from './fields/state-fields';
import { TagField } from './fields/tag-field';
import { ThumbnailField } from './fields/thumbnail-field';
import { isSameWork, keptWorkKey, useKeptWork } from './unsaved/use-kept-work';
import { usePictureUpload } from './fields/use-picture-upload';
import { useWhenAccepted } from './use-when-accepted';

export interface PostFormProps {
  /** Empty for a new post. */
  id: string;
  account: string;
  /** The post as it is stored. */
  stored: PostValues;
  reply: PostReply | undefined;
  hasStates: boolean;
  submitLabel: string;
  busyLabel: string;
  cancelTo: string;
}

/**
 * The form of a post (docs/behaviour/blog.md#editor). Without the script each button sends the form, and the answer keeps all typed text.
 */
export function PostForm(props: PostFormProps) {
  const [opened, setOpened] = useState(props.stored);
  const isDirty = useRef(false);
  // A later load of the post does not replace unsaved text. The form keeps the version that it opened, so that the next save finds a newer one.
  if (props.stored.version !== opened.version && !isDirty.current) setOpened(props.stored);
  return <OpenedForm key={opened.version} {...props} stored={opened} dirty={isDirty} />;
}

function OpenedForm(props: PostFormProps & { dirty: MutableRefObject<boolean> }) {
  const { id, account, stored, reply, hasStates, submitLabel, busyLabel, cancelTo, dirty } = props;
  const isEnhanced = useIsHydrated();
  const navigation = useNavigation();
  const location = useLocation();
  const formPath = formPathOf(location);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<PostValues>(reply?.values ?? stored);
  const { progress, upload } = usePictureUpload();
  const change = (changed: Partial<PostValues>) => setValues((now) => ({ ...now, ...changed }));
  const intent = navigation.formData?.get('intent');
  const isSaving = navigation.state !== 'idle' && intent === 'save';
  const isUploading = progress !== null;
  const isDirty = !isSameWork(values, stored);
  const { offered, forget, forgetOwn, decline } = useKeptWork(keptWorkKey(account, id), values, isDirty);

  // Authors type and browsers fill in fields before the page is hydrated, and the next render would empty these fields.
  // Then the browser's own time zone replaces UTC.
  useBeforePaint(() => {
    if (!form.current) return;
    const typed = readValues(new FormData(form.current));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const atUtc = typed.zone === 'UTC' && typed.publishAt !== '' ? Date.parse(`${typed.publishAt}:00Z`) / 1000 : NaN;
    setValues((now) => ({
      ...typed,
      zone,
      // A title that was typed before hydration has no slug yet.
      slug: typed.title === now.title ? typed.slug : followTitle(typed.slug, now.title, typed.title),
      ...(Number.isNaN(atUtc) ? {} : { publishAt: secondsToZoned(atUtc, zone) }),
    }));
  }, []);
  // The stored copy is deleted only when the host has accepted the save.
  useWhenAccepted(formPath, isSaving, forgetOwn);
  useEffect(() => {
    dirty.current = isDirty;
  });
  const conflict = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is far below both versions.
    if (reply?.newer) conflict.current?.focus();
  }, [reply]);

  const uploadContent = async (image: File) =>
    (await upload(image, 'Image uploaded and inserted into content!'))?.url ?? null;
  const uploadThumbnail = async (image: File) => {
    const sent = await upload(image, 'Image uploaded successfully!');
    if (sent !== null) change({ thumbnail: sent.thumbnail });
  };
  // The time is shown in another zone, and a tag that is still typed is not among the values; so their errors stay.
  const errorsOf = standingErrors(reply, { ...values, publishAt: reply?.values?.publishAt, tags: reply?.values?.tags });
  const isOffered = offered !== null && !isSameWork(offered.values, values);

  return (
    <>
      <LeaveWarning isUnsaved={isDirty && !isSaving} />
      <PostMessage reply={reply} />
      {isOffered ? (
        <KeptWorkOffer
          kept={offered}
          onRestore={() => {
            // The version number of the opened post stays, so that the next save detects a newer one.
            setValues({ ...offered.values, nonce: values.nonce });
            decline();
          }}
          onForget={forget}
        />
      ) : null}
      {reply?.newer ? <BothVersions ref={conflict} newer={reply.newer} values={values} /> : null}
      <Form
        ref={form}
        method="post"
        action={formPath}
        encType="multipart/form-data"
        preventScrollReset
        className={formLayout.form}
        onSubmit={(event) => {
          // Saves run one after another, so an author never conflicts with their own save. A preview does not block a save.
          if (navigation.state !== 'idle' && typeof intent === 'string' && intent !== 'preview') event.preventDefault();
        }}
      >
        {/* Enter in a text field presses the first button of a form; this hidden one only shows the preview. */}
        <button type="submit" name="intent" value="preview" hidden tabIndex={-1} aria-hidden="true" />
        <LineField
          name="title"
          label="Title *"
          errors={errorsOf('title')}
          value={values.title}
          onChange={(title) => setValues((now) => ({ ...now, title, slug: followTitle(now.slug, now.title, title) }))}
          isEnhanced={isEnhanced}
        />
        <LineField
          name="slug"
          label="Slug *"
          hint={slugHint(values)}
          errors={errorsOf('slug')}
          value={values.slug}
          onChange={(slug) => change({ slug })}
          isEnhanced={isEnhanced}
        />
        <LineField
          name="shortContent"
          label="Short Description *"
          hint="For search engines and previews."
          errors={errorsOf('shortContent')}
          value={values.shortContent}
          onChange={(shortContent) => change({ shortContent })}
          isEnhanced={isEnhanced}
        />
        <ContentField
          value={values.content}
          onChange={(content) => change({ content })}
          errors={errorsOf('content')}
          isEnhanced={isEnhanced}
          isUploading={isUploading}
          upload={uploadContent}
          preview={reply?.preview ?? null}
        />
        {progress === null ? null : (
          <progress className={classes.progress} max={1} value={progress} aria-label="Uploading" />
        )}
        <ThumbnailField
          value={values.thumbnail}
          onChange={(thumbnail) => change({ thumbnail })}
          errors={errorsOf('thumbnail')}
          hint={hasStates ? 'Readers see a picture of another site only as a link. Upload it to show it.' : undefined}
          isUploading={isUploading}
          onUpload={isEnhanced ? (image) => void uploadThumbnail(image) : null}
        />
        <TagField
          value={values.tags}
          onChange={(tags) => change({ tags })}
          isEnhanced={isEnhanced}
          errors={errorsOf('tags')}
        />
        <CheckField
          name="comment"
          label="Enable Comments"
          isOn={values.comment}
          onChange={(comment) => change({ comment })}
        />
        <CheckField
          name="index"
          label="Index in Search Engines"
          isOn={values.index}
          onChange={(index) => change({ index })}
        />
        {hasStates ? <StateFields values={values} onChange={change} errors={errorsOf('publishAt')} /> : null}
        <input type="hidden" name="zone" value={values.zone} />
        <input type="hidden" name="version" value={reply?.newer?.version ?? values.version} />
        <input type="hidden" name="nonce" value={values.nonce} />
        <SaveActions isSaving={isSaving} submitLabel={submitLabel} busyLabel={busyLabel} cancelTo={cancelTo} />
      </Form>
    </>
  );
}
