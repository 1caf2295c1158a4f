/** A post as a host sends it. */
export const samplePost = {
  ...{ id: '5', title: 'Hello world', shortContent: 'Short', slug: 'hello-world', thumbnail: '', comment: true },
  ...{ index: true, tag: ['guide', 'news'], owner: { uid: '7', username: 'lumine', avatar: '' } },
  ...{
    time: 1_767_225_600,
    update: 0,
    view: 12,
    content: 'Text',
    state: 'published' as const,
    publishAt: 0,
    version: 1,
  },
  ...{ minutes: 2, deletedAt: 0, preview: '' },
};
