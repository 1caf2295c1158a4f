import { keepEnter, toTags } from '@starhaven/prose';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import {
  Alert,
  ButtonLink,
  LocalTime,
  TextField,
  buttonClass,
  formLayout,
  secondsToZoned,
  showToast,
  useBeforePaint,
  useIsHydrated,
} from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { SideBySide } from '../lib/side-by-side';
import { ContentField } from './content-field';
import { LeaveWarning } from './leave-warning';
import { formPathOf } from './picture-fields';
import classes from './post-form.module.css';
import type { NewerPost, PostReply } from './post-reply';
import { FormNews } from './post-news';
import type { PostValues } from './post-values';
import { readValues } from './post-values';
import { followTitle } from './slug';
import { StateFields } from './state-fields';
import { TagField } from './tag-field';
import { ThumbnailField } from './thumbnail-field';
import { UploadRefusedError, uploadPicture } from './upload-picture';
import { isSameWork, keptWorkKey, useKeptWork } from './use-kept-work';

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

/** The form of a post (docs/behaviour/blog.md#editor). Without the script each button sends it, and everything typed comes back. */
export function PostForm(props: PostFormProps) {
  const { id, account, stored, reply, hasStates, submitLabel, busyLabel, cancelTo } = props;
  const isEnhanced = useIsHydrated();
  const navigation = useNavigation();
  const location = useLocation();
  const formPath = formPathOf(location);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<PostValues>(reply?.values ?? stored);
  const [progress, setProgress] = useState<number | null>(null);
  const change = (changed: Partial<PostValues>) => setValues((now) => ({ ...now, ...changed }));
  const intent = navigation.formData?.get('intent');
  const isSaving = navigation.state !== 'idle' && intent === 'save';
  const isUploading = progress !== null;
  const isDirty = !isSameWork(values, stored);
  const { offered, forget, decline } = useKeptWork(keptWorkKey(account, id), values, isDirty);

  // Before the page is hydrated, authors type and browsers fill fields in. Then the browser's own zone replaces UTC. The next
  // render would empty the fields.
  useBeforePaint(() => {
    if (!form.current) return;
    const typed = readValues(new FormData(form.current));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const atUtc = typed.zone === 'UTC' && typed.publishAt !== '' ? Date.parse(`${typed.publishAt}:00Z`) / 1000 : NaN;
    setValues((now) => ({
      ...typed,
      zone,
      // A title that was typed that early has no slug yet.
      slug: typed.title === now.title ? typed.slug : followTitle(typed.slug, now.title, typed.title),
      ...(Number.isNaN(atUtc) ? {} : { publishAt: secondsToZoned(atUtc, zone) }),
    }));
  }, []);
  // The host accepted the post: only then its kept copy goes.
  const target = navigation.location ? navigation.location.pathname + navigation.location.search : null;
  const isAccepted =
    isSaving &&
    navigation.state === 'loading' &&
    target !== null &&
    ![formPath, location.pathname + location.search].includes(target);
  useEffect(() => {
    if (isAccepted) forget();
  }, [isAccepted, forget]);
  const conflict = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is far below both versions.
    if (reply?.newer) return conflict.current?.focus();
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reply]);

  const upload = async (image: File) => {
    setProgress(0);
    try {
      return await uploadPicture(image, setProgress);
    } catch (error) {
      if (!(error instanceof UploadRefusedError)) throw error;
      showToast({ type: 'error', title: error.title, message: error.message });
      return null;
    } finally {
      setProgress(null);
    }
  };
  const uploadContent = async (image: File) => {
    const sent = await upload(image);
    if (sent === null) return null;
    showToast({ type: 'ok', title: 'Success', message: 'Image uploaded and inserted into content!' });
    return sent.url;
  };
  const uploadThumbnail = async (image: File) => {
    const sent = await upload(image);
    if (sent === null) return;
    change({ thumbnail: sent.thumbnail });
    showToast({ type: 'ok', title: 'Success', message: 'Image uploaded successfully!' });
  };
  const errorsOf = (name: string) => reply?.result?.error?.[name] ?? [];
  const isOffered = offered !== null && !isSameWork(offered.values, values);

  return (
    <>
      <LeaveWarning isUnsaved={isDirty && !isSaving} />
      <FormNews reply={reply} />
      {isOffered ? (
        <Alert type="info" title="This browser kept unsaved work on this post">
          <p>
            From <LocalTime time={offered.keptAt / 1000} />.
          </p>
          <p className={formLayout.actions}>
            <button
              type="button"
              className={buttonClass('primary')}
              onClick={() => {
                // The version that was opened stays: a newer one is told when it is saved.
                setValues({ ...offered.values, nonce: values.nonce });
                decline();
              }}
            >
              Restore it
            </button>
            <button type="button" className={buttonClass()} onClick={forget}>
              Throw it away
            </button>
          </p>
        </Alert>
      ) : null}
      {reply?.newer ? (
        <section ref={conflict} tabIndex={-1} className={classes.card} aria-label="Both versions">
          <SideBySide
            left={{ title: 'The saved version', text: comparedText(reply.newer) }}
            right={{ title: 'Your text', text: comparedText(values) }}
          />
          <p>
            Nothing was overwritten. Take into your text below what you want to keep of the saved version, then save:
            yours becomes the newest version, and the other one stays in the list of versions.
          </p>
        </section>
      ) : null}
      <Form
        ref={form}
        method="post"
        action={formPath}
        encType="multipart/form-data"
        preventScrollReset
        className={formLayout.form}
        onSubmit={(event) => {
          // Saves run one after another: an author never conflicts with himself. A preview does not block a save.
          if (navigation.state !== 'idle' && typeof intent === 'string' && intent !== 'preview') event.preventDefault();
        }}
      >
        {/* Enter in a text field presses the first button of a form: this one saves nothing. */}
        <button type="submit" name="intent" value="preview" hidden tabIndex={-1} aria-hidden="true" />
        <TextField
          id="title"
          name="title"
          label="Title *"
          errors={errorsOf('title')}
          value={values.title}
          onKeyDown={keepEnter(isEnhanced)}
          onChange={({ currentTarget: { value } }) =>
            setValues((now) => ({ ...now, title: value, slug: followTitle(now.slug, now.title, value) }))
          }
        />
        <TextField
          id="slug"
          name="slug"
          label="Slug *"
          errors={errorsOf('slug')}
          value={values.slug}
          onKeyDown={keepEnter(isEnhanced)}
          onChange={(event) => change({ slug: event.currentTarget.value })}
        />
        <TextField
          id="shortContent"
          name="shortContent"
          label="Short Description *"
          hint="For search engines and previews."
          errors={errorsOf('shortContent')}
          value={values.shortContent}
          onKeyDown={keepEnter(isEnhanced)}
          onChange={(event) => change({ shortContent: event.currentTarget.value })}
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
        <Check
          name="comment"
          label="Enable Comments"
          isOn={values.comment}
          onChange={(comment) => change({ comment })}
        />
        <Check
          name="index"
          label="Index in Search Engines"
          isOn={values.index}
          onChange={(index) => change({ index })}
        />
        {hasStates ? <StateFields values={values} onChange={change} errors={errorsOf('publishAt')} /> : null}
        <input type="hidden" name="zone" value={values.zone} />
        <input type="hidden" name="version" value={reply?.newer?.version ?? values.version} />
        <input type="hidden" name="nonce" value={values.nonce} />
        <div className={formLayout.actions}>
          <button
            type="submit"
            name="intent"
            value="save"
            className={buttonClass('primary')}
            aria-disabled={isSaving || undefined}
          >
            {isSaving ? busyLabel : submitLabel}
          </button>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </div>
      </Form>
    </>
  );
}

/** A post as one text, so that a comparison finds a difference in any field. */
const comparedText = ({ title, shortContent, tags, content }: Omit<NewerPost, 'version' | 'savedAt'>) =>
  `Title: ${title}\nShort description: ${shortContent}\nTags: ${toTags(tags).join(', ')}\n\n${content}`;

interface CheckProps {
  name: string;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Check = ({ name, label, isOn, onChange }: CheckProps) => (
  <label className={classes.choice}>
    <input type="checkbox" name={name} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
