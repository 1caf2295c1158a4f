import {
  BlockTypeSelect,
  BoldItalicUnderlineToggles,
  CodeToggle,
  CreateLink,
  InsertCodeBlock,
  InsertTable,
  InsertThematicBreak,
  ListsToggle,
  MDXEditor,
  UndoRedo,
  codeBlockPlugin,
  codeMirrorPlugin,
  headingsPlugin,
  imagePlugin,
  linkDialogPlugin,
  linkPlugin,
  listsPlugin,
  markdownShortcutPlugin,
  quotePlugin,
  tablePlugin,
  thematicBreakPlugin,
  toolbarPlugin,
} from '@mdxeditor/editor';
import '@mdxeditor/editor/style.css';
import { EditorView } from '@codemirror/view';
import { setNonce } from 'get-nonce';
import { useMemo, useRef } from 'react';
import { createEditGuard } from './edit-guard';
import classes from './rich-editor.module.css';

export interface RichEditorProps {
  value: string;
  onChange: (markdown: string) => void;
  /** Returns the picture's address; null when it was refused. */
  upload: (image: File) => Promise<string | null>;
  /** Called if the text has parts that the editor cannot show. */
  onFailure: (message: string) => void;
}

const unreadable = 'This text has parts that the editor cannot show. It is unchanged; edit it as plain text.';

/** The nonce of this page's policy: the editor's parts add styles, which the browser refuses without it. */
function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

function pluginsOf(upload: RichEditorProps['upload']) {
  const nonce = pageNonce();
  setNonce(nonce);
  return [
    headingsPlugin(),
    listsPlugin(),
    quotePlugin(),
    linkPlugin(),
    linkDialogPlugin(),
    tablePlugin(),
    thematicBreakPlugin(),
    codeBlockPlugin({ defaultCodeBlockLanguage: '' }),
    codeMirrorPlugin({
      codeBlockLanguages: { '': 'Plain text', txt: 'Text', sh: 'Shell', json: 'JSON', js: 'JavaScript', html: 'HTML' },
      codeMirrorExtensions: [EditorView.cspNonce.of(nonce)],
    }),
    imagePlugin({
      imageUploadHandler: async (image) => {
        const url = await upload(image);
        if (url === null) throw new Error('The picture was refused.');
        return url;
      },
    }),
    markdownShortcutPlugin(),
    toolbarPlugin({
      toolbarContents: () => (
        <>
          <UndoRedo />
          <BoldItalicUnderlineToggles options={['Bold', 'Italic']} />
          <CodeToggle />
          <BlockTypeSelect />
          <ListsToggle options={['bullet', 'number']} />
          <CreateLink />
          <InsertTable />
          <InsertThematicBreak />
          <InsertCodeBlock />
        </>
      ),
    }),
  ];
}

/**
 * The editor. It rewrites Markdown in its own style as soon as it reads it, so its text is used only after the author changes something
 * (docs/behaviour/blog.md#editor).
 */
export default function RichEditor({ value, onChange, upload, onFailure }: RichEditorProps) {
  const opened = useRef(value);
  const latest = useRef(upload);
  latest.current = upload;
  const guard = useMemo(() => createEditGuard(opened.current), []);
  const plugins = useMemo(() => pluginsOf((image) => latest.current(image)), []);
  return (
    <div
      onBeforeInputCapture={guard.noteInput}
      onKeyDownCapture={guard.noteInput}
      onPasteCapture={guard.noteInput}
      onDropCapture={guard.noteInput}
      onClickCapture={guard.noteInput}
    >
      <MDXEditor
        markdown={opened.current}
        plugins={plugins}
        className={classes.editor ?? ''}
        contentEditableClassName={classes.text ?? ''}
        onError={() => onFailure(unreadable)}
        onChange={(markdown, isFirst) => {
          const text = guard.take(markdown, isFirst);
          if (text !== null) onChange(text);
        }}
      />
    </div>
  );
}
