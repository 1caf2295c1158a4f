import { createBlogPost, editBlogPost, removeBlogPost } from '../calls/blog-editing';
import { getBlogPost, listBlogPosts } from '../calls/blog-posts';
import { getGameDownloads, getGameInfo, listGames } from '../calls/games';
import { getCommands } from '../calls/get-commands';
import { listGameVersions } from '../calls/list-game-versions';
import { listItems } from '../calls/list-items';
import { listQuestions } from '../calls/list-questions';
import { uploadBlogImage } from '../calls/upload-blog-image';
import type { CallCodes } from './call-codes';

const success = { retcode: 0, section: '2 §3' } as const;
const invalidSlug = { when: 'the slug is not valid', status: 404, retcode: -1 } as const;

/** What everybody may read, and what editors write. */
export const contentCodes: readonly CallCodes[] = [
  { call: listGames, section: '1 §7', isServed: true, codes: [{ when: 'the list', retcode: null, section: '1 §7' }] },
  {
    call: getGameInfo,
    section: '1 §7',
    isServed: true,
    codes: [
      { when: 'the game', retcode: null, section: '1 §7' },
      { when: 'there is no such game', retcode: -1 },
      invalidSlug,
    ],
  },
  {
    call: getGameDownloads,
    section: '1 §7',
    isServed: true,
    codes: [
      { when: 'the platforms', retcode: null, section: '1 §7' },
      { when: 'there is nothing to download', retcode: -1, section: '1 §7' },
      invalidSlug,
    ],
  },
  {
    call: listItems,
    section: '2 §7',
    isServed: true,
    codes: [
      { when: 'a page of items', retcode: 0, fields: ['data'], section: '2 §8' },
      { when: 'there are no more', retcode: -1, section: '2 §8' },
      { when: 'the list of a picker, empty or not', retcode: 0, fields: ['data'], section: '2 §7' },
    ],
  },
  {
    call: listGameVersions,
    section: '2 §7',
    isServed: true,
    codes: [{ when: 'the list', retcode: null, section: '2 §7' }],
  },
  {
    call: getCommands,
    section: '2 §7',
    isServed: false,
    codes: [
      { when: 'the commands', retcode: null, section: '2 §7' },
      { when: 'there is no such file', retcode: -1 },
    ],
  },
  {
    call: listQuestions,
    section: '2 §7',
    isServed: false,
    codes: [{ ...success, when: 'a page of questions, empty or not', fields: ['data'] }],
  },
  {
    call: listBlogPosts,
    section: '2 §7',
    isServed: false,
    codes: [{ ...success, when: 'the posts', fields: ['data', 'total'] }],
  },
  {
    call: getBlogPost,
    section: '2 §7',
    isServed: false,
    codes: [
      { ...success, when: 'the post', fields: ['data'] },
      { when: 'there is no such post', retcode: -1 },
    ],
  },
  { call: createBlogPost, section: '2 §7', isServed: false, codes: [{ ...success, when: 'made' }] },
  { call: editBlogPost, section: '2 §7', isServed: false, codes: [{ ...success, when: 'changed' }] },
  {
    call: removeBlogPost,
    section: '2 §7',
    isServed: false,
    codes: [
      { when: 'removed', retcode: 0, section: '2 §7' },
      { when: 'there is no such post', retcode: -1, fields: ['status'] },
    ],
  },
  {
    call: uploadBlogImage,
    section: '2 §7',
    isServed: false,
    codes: [{ when: 'stored', retcode: 0, fields: ['data.url', 'data.thumbnail.url'], section: '2 §8' }],
  },
];
