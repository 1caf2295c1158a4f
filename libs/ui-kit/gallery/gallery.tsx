/// <reference types="vite/client" />
import { createRemixStub } from '@remix-run/testing';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { neverPath } from '../src/testing/stories';
import type { StoriesMeta, Story } from '../src/testing/stories';
import '../src/theme/theme.css';
import './gallery.css';

type AnyProps = Record<string, unknown>;

interface StoriesFile {
  default: StoriesMeta<AnyProps>;
  [story: string]: StoriesMeta<AnyProps> | Story<AnyProps>;
}

interface ShownStory {
  /** Component and state, such as `Alert/Warn`. */
  id: string;
  isAlone: boolean;
  element: ReactNode;
}

const files = import.meta.glob<StoriesFile>('../src/**/*.stories.tsx', { eager: true });

const stories: ShownStory[] = Object.values(files)
  .flatMap(({ default: meta, ...states }) =>
    // All exports of such a file are stories, apart from the default one.
    Object.entries(states as Record<string, Story<AnyProps>>).map(([name, story]) => {
      const props = { ...meta.args, ...story.args };
      const element = story.render?.(props) ?? createElement(meta.component, props);
      return { id: `${meta.title}/${name}`, isAlone: story.parameters?.isAlone ?? false, element };
    }),
  )
  .sort((one, other) => one.id.localeCompare(other.id));

/** `?story=Alert/Warn` shows one state, `?story=all` all states that can be shown together, `?story=alone` the names of the
 * others, `?component=Alert` a component in frames. */
const query = new URLSearchParams(window.location.search);
const asked = query.get('story');
const scheme = query.get('scheme');
if (scheme) keepScheme(scheme);

/** Mantine sets the scheme of the device when a story mounts it. */
function keepScheme(wanted: string) {
  const root = document.documentElement;
  const apply = () => {
    if (root.dataset['mantineColorScheme'] !== wanted) root.dataset['mantineColorScheme'] = wanted;
  };
  apply();
  new MutationObserver(apply).observe(root, { attributeFilter: ['data-mantine-color-scheme'] });
}

function Stories({ shown }: { shown: readonly ShownStory[] }) {
  return shown.map(({ id, element }) => (
    <div key={id} className="state" data-story={id}>
      {element}
    </div>
  ));
}

const frames = [
  { label: 'dark', scheme: 'dark', width: '100%' },
  { label: 'light', scheme: 'light', width: '100%' },
  { label: 'dark, 360 px', scheme: 'dark', width: '360px' },
  { label: 'light, 360 px', scheme: 'light', width: '360px' },
];

function Overview() {
  const names = [...new Set(stories.map(({ id }) => id.split('/')[0] ?? ''))];
  const current = query.get('component') ?? names[0];
  return (
    <div className="overview">
      <nav aria-label="Components">
        <h1>ui-kit</h1>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`?component=${name}`} aria-current={name === current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {stories
          .filter(({ id }) => id.split('/')[0] === current)
          .map(({ id }) => (
            <section key={id}>
              <h2>{id}</h2>
              <div className="frames">
                {frames.map(({ label, scheme: shownScheme, width }) => (
                  <figure key={label} style={{ width }}>
                    <iframe title={`${id}, ${label}`} src={`?story=${id}&scheme=${shownScheme}`} />
                    <figcaption>{label}</figcaption>
                  </figure>
                ))}
              </div>
            </section>
          ))}
      </div>
    </div>
  );
}

function Content() {
  if (asked === null) return <Overview />;
  if (asked === 'all') return <Stories shown={stories.filter(({ isAlone }) => !isAlone)} />;
  if (asked === 'alone')
    return stories
      .filter(({ isAlone }) => isAlone)
      .map(({ id }) => (
        <p key={id} data-story={id}>
          {id}
        </p>
      ));
  return <Stories shown={stories.filter(({ id }) => id === asked)} />;
}

const Site = createRemixStub([
  { path: neverPath, loader: () => new Promise(() => {}), Component: Content },
  { path: '*', Component: Content },
]);
const place = document.getElementById('gallery');
if (place) createRoot(place).render(<Site />);
