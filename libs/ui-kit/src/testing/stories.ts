import type { ComponentType, ReactNode, RefAttributes } from 'react';

/** What a component of the kit guarantees: `element` is the element that gets its ref and its remaining props. */
type Conformance =
  | { element: keyof HTMLElementTagNameMap; exempt?: undefined }
  /** The reason why the component takes no ref, class and remaining props. */
  | { element?: undefined; exempt: string };

/** The default export of a `*.stories.tsx` file, in the Component Story Format that Ladle and Storybook also read. */
export interface StoriesMeta<Props> {
  /** Its export name in the package. */
  title: string;
  // A component's own ref may be any element.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: ComponentType<Props> | ComponentType<Props & RefAttributes<any>>;
  /** Props of every story that does not set its own. */
  args: Props;
  parameters: { conformance: Conformance };
}

/** A page of the gallery that never finishes loading, so that a navigation to it stays pending. */
export const neverPath = '/never';

/** One state of a component. */
export interface Story<Props> {
  args?: Partial<Props>;
  render?: (props: Props) => ReactNode;
  /** The story fills the whole screen, so the gallery never shows it together with others. */
  parameters?: { isAlone?: boolean };
}
