import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createElement, createRef } from 'react';
import type { ReactNode } from 'react';
import * as door from '../index';
import type { StoriesMeta } from './stories';

const source = path.join(__dirname, '..');

type AnyMeta = StoriesMeta<Record<string, unknown>>;

const metas = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  // The test finds the files at run time, so their types are not known.
  .map((file) => jest.requireActual<{ default: AnyMeta }>(path.join(source, file)).default);

/** Exports that render nothing themselves and therefore have no story. */
const drawsNothing: Record<string, string> = {
  LocalTimesScript: 'a script',
  MantineArea: 'gives a theme to what is in it',
};

const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
const components = Object.entries(door).filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value));

test('every component at the door has its stories, or a reason why there is nothing to see', () => {
  const seen = [...metas.map(({ title }) => title), ...Object.keys(drawsNothing)].sort();
  expect(seen).toEqual(components.map(([name]) => name).sort());
});

function show(element: ReactNode): HTMLElement {
  const Stub = createRemixStub([{ path: '*', Component: () => <>{element}</> }]);
  return render(<Stub />).container;
}

describe.each(metas.map((meta) => [meta.title, meta] as const))('%s', (title, { component, args, parameters }) => {
  const { conformance } = parameters;

  test('has the name that tools show', () => {
    expect(Object.fromEntries(components)[title]).toBe(component);
    const { name, displayName, render } = component as {
      name?: string;
      displayName?: string;
      render?: { name: string };
    };
    expect(displayName ?? render?.name ?? name).toBe(title);
  });

  if (conformance.element === undefined) {
    test('is exempt for a reason', () => expect(conformance.exempt).toMatch(/\w{3}/));
    return;
  }
  const { element } = conformance;

  test(`gives its ref and its remaining props to its ${element}`, () => {
    const ref = createRef<HTMLElement>();
    const props = { ...args, ref, 'data-remaining': 'yes' };
    show(createElement(component, props));
    expect(ref.current?.tagName.toLowerCase()).toBe(element);
    expect(ref.current).toHaveAttribute('data-remaining', 'yes');
  });

  test('adds a class to its own', () => {
    const before = show(createElement(component, args));
    const own = [...before.querySelectorAll('[class]')].map(({ className }) => className.toString());
    const after = show(createElement(component, { ...args, className: 'given' }));
    const given = after.querySelector('.given');
    expect(given).not.toBeNull();
    const rest = [...(given?.classList ?? [])].filter((name) => name !== 'given').join(' ');
    if (rest !== '') expect(own).toContain(rest);
    expect(after.querySelectorAll('[class]')).toHaveLength(own.length + (rest === '' ? 1 : 0));
  });
});
