import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import generateFeatureLib from './generator.cjs';

// Formatting needs the settings of the real workspace, which the temporary tree does not have.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual('@nx/devkit'), formatFiles: async () => {} }));

function createTree() {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/contracts/src/games/index.ts', `export { listGames } from './list-games';\n`);
  return tree;
}

test('a new feature has both doors, its tags, its README and a page with a test', async () => {
  const tree = createTree();
  tree.write('.github/CODEOWNERS', '/libs/blog/ @starhaven/blog\n');
  await generateFeatureLib(tree, { name: 'photo-gallery' });
  const project = JSON.parse(tree.read('libs/photo-gallery/project.json', 'utf8'));
  expect(project.tags).toEqual(['layer:feature']);
  const { exports } = JSON.parse(tree.read('libs/photo-gallery/package.json', 'utf8'));
  expect(Object.keys(exports)).toEqual(['.', './server']);
  for (const door of Object.values(exports)) expect(tree.exists(`libs/photo-gallery/${door}`)).toBe(true);
  expect(tree.read('libs/photo-gallery/src/index.ts', 'utf8')).toContain('PhotoGalleryPage');
  // The route passes the headers on only if the door has them.
  expect(tree.read('libs/photo-gallery/src/index.server.ts', 'utf8')).toContain('headers as photoGalleryHeaders');
  expect(tree.exists('libs/photo-gallery/src/routes/photo-gallery/photo-gallery.page.test.tsx')).toBe(true);
  const test = tree.read('libs/photo-gallery/src/routes/photo-gallery/photo-gallery.route.test.ts', 'utf8');
  expect(test).toContain("import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';");
  expect(test).not.toContain('as never');
  expect(tree.exists('libs/photo-gallery/README.md')).toBe(true);
  expect(tree.read('.github/CODEOWNERS', 'utf8')).toContain('/libs/photo-gallery/ @starhaven/photo-gallery');
  expect(tree.listChanges().filter(({ content }) => content?.toString().includes('<%'))).toEqual([]);
});

test('a call that the contracts do not have is refused', async () => {
  const refused = generateFeatureLib(createTree(), { name: 'gallery', call: 'games/list-toys' });
  await expect(refused).rejects.toThrow('exports no listToys');
});

test('a bad or taken name is refused', async () => {
  const tree = createTree();
  await expect(generateFeatureLib(tree, { name: 'PhotoGallery' })).rejects.toThrow('not kebab-case');
  await generateFeatureLib(tree, { name: 'gallery' });
  await expect(generateFeatureLib(tree, { name: 'gallery' })).rejects.toThrow('exists already');
});
