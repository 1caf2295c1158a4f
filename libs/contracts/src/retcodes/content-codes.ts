import { createBlogPost } from '../blog/calls/create-blog-post';
import { editBlogPost } from '../blog/calls/edit-blog-post';
import { removeBlogPost } from '../blog/calls/remove-blog-post';
import { getBlogPost } from '../blog/calls/get-blog-post';
import { listBlogPosts } from '../blog/calls/list-blog-posts';
import { getGameDownloads } from '../games/calls/get-game-downloads';
import { getGameInfo } from '../games/calls/get-game-info';
import { listGames } from '../games/calls/list-games';
import { getCommands } from '../commands/calls/get-commands';
import { listGameVersions } from '../handbook/calls/list-game-versions';
import { listItems } from '../handbook/calls/list-items';
import { listQuestions } from '../ask/questions/list-questions';
import { uploadBlogImage } from '../blog/calls/upload-blog-image';
import type { CallCodes } from './call-codes';
import { callLists, codeRules } from './call-codes';

const success = { retcode: 0, rule: codeRules.book } as const;
const invalidSlug = { when: 'the slug is not valid', status: 404, retcode: -1 } as const;

/** Public reads, and the calls with which editors write. */
export const contentCodes: readonly CallCodes[] = [
  {
    call: listGames,
    list: callLists.file,
    codes: [{ when: 'the list', retcode: null, rule: codeRules.file }],
  },
  {
    call: getGameInfo,
    list: callLists.file,
    codes: [
      { when: 'the game', retcode: null, rule: codeRules.file },
      { when: 'there is no such game', retcode: -1 },
      invalidSlug,
    ],
  },
  {
    call: getGameDownloads,
    list: callLists.file,
    codes: [
      { when: 'the platforms', retcode: null, rule: codeRules.file },
      { when: 'there is nothing to download', retcode: -1, rule: codeRules.file },
      invalidSlug,
    ],
  },
  {
    call: listItems,
    list: callLists.book,
    codes: [
      { when: 'a page of items', retcode: 0, fields: ['data'], rule: codeRules.book },
      { when: 'there are no more', retcode: -1, rule: codeRules.book },
      { when: 'the list of a picker, empty or not', retcode: 0, fields: ['data'], rule: codeRules.book },
    ],
  },
  {
    call: listGameVersions,
    list: callLists.book,
    codes: [{ when: 'the list', retcode: null, rule: codeRules.book }],
  },
  {
    call: getCommands,
    list: callLists.book,
    codes: [
      { when: 'the commands', retcode: null, rule: codeRules.book },
      { when: 'there is no such file', retcode: -1 },
      { when: 'the slug or the name of the file is not valid', status: 404, retcode: -1 },
    ],
  },
  {
    call: listQuestions,
    list: callLists.book,
    codes: [{ ...success, when: 'a page of questions, empty or not', fields: ['data'] }],
  },
  {
    call: listBlogPosts,
    list: callLists.book,
    codes: [{ ...success, when: 'the posts', fields: ['data', 'total'] }],
  },
  {
    call: getBlogPost,
    list: callLists.book,
    codes: [
      { ...success, when: 'the post', fields: ['data'] },
      { when: 'there is no such post', retcode: -1 },
    ],
  },
  {
    call: createBlogPost,
    list: callLists.book,
    codes: [
      { ...success, when: 'made' },
      { when: 'a required field is empty', status: 400, retcode: 400, fields: ['status', 'field'] },
      { when: 'a field is too long or not valid', retcode: -1, fields: ['status', 'field'] },
      { when: 'the account may not create posts', status: 403, retcode: 403, fields: ['status'] },
    ],
  },
  {
    call: editBlogPost,
    list: callLists.book,
    codes: [
      { ...success, when: 'changed' },
      { when: 'there is no such post to change', retcode: -1, fields: ['status'] },
      { when: 'the account may not change this post', status: 403, retcode: 403, fields: ['status'] },
      { when: 'the post has a newer version', status: 409, retcode: 409, fields: ['status'] },
    ],
  },
  {
    call: removeBlogPost,
    list: callLists.book,
    codes: [
      { when: 'removed', retcode: 0, rule: codeRules.book },
      { when: 'there is no such post', retcode: -1, fields: ['status'] },
      { when: 'the account may not remove this post', status: 403, retcode: 403, fields: ['status'] },
    ],
  },
  {
    call: uploadBlogImage,
    list: callLists.book,
    codes: [
      { when: 'stored', retcode: 0, fields: ['data.url', 'data.thumbnail.url'], rule: codeRules.book },
      { when: 'nobody is logged in', status: 401, retcode: 401, fields: ['status'] },
      { when: 'the account may not upload images', status: 403, retcode: 403, fields: ['status'] },
      { when: 'the file is not a picture', retcode: -1, fields: ['status'] },
    ],
  },
];
