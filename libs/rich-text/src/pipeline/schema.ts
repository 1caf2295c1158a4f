import { defaultSchema } from 'rehype-sanitize';
import type { Options } from 'rehype-sanitize';

const shared = defaultSchema.attributes ?? {};

/**
 * What the pipeline may output, whatever the earlier steps allow: no scripts, handlers, styles or other protocols, and only the classes and
 * ids that the steps make.
 */
export const schema: Options = {
  ...defaultSchema,
  // The steps make all ids themselves, with a prefix.
  clobber: [],
  clobberPrefix: '',
  tagNames: [
    ...['a', 'blockquote', 'br', 'code', 'del', 'div', 'em', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'input'],
    ...['li', 'ol', 'p', 'pre', 'section', 'span', 'strong', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
  ],
  attributes: {
    a: [
      'ariaDescribedBy',
      'ariaLabel',
      'dataFootnoteBackref',
      'dataFootnoteRef',
      'dataPicture',
      'href',
      'title',
      ['className', 'data-footnote-backref'],
      ['rel', 'nofollow', 'ugc', 'noopener'],
    ],
    code: [['className', /^language-[\p{L}\p{N}+#_-]+$/u]],
    div: ['dataCode', 'dataTable', ['tabIndex', 0], ['role', 'region'], 'ariaLabel'],
    h2: [['className', 'sr-only']],
    img: ['alt', 'src', 'title', ['loading', 'lazy'], ['decoding', 'async']],
    input: ['checked', ...(shared['input'] ?? [])],
    li: [['className', 'task-list-item']],
    ol: ['start'],
    p: ['dataEmbed'],
    pre: [['tabIndex', 0]],
    section: ['dataFootnotes', ['className', 'footnotes']],
    span: [['className', /^code-[a-z-]+$/]],
    td: ['align'],
    th: ['align'],
    ul: [['className', 'contains-task-list']],
    '*': [['id', /^(?:post-[\p{L}\p{N}_-]+|footnote-label)$/u]],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  required: defaultSchema.required,
  strip: ['script', 'style'],
  allowComments: false,
  allowDoctypes: false,
};
