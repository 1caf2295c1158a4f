import { Component } from 'react';
import type { ReactNode } from 'react';

export interface PartBoundaryProps {
  /** What stands in for a part that broke. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a part that breaks from taking the page along. */
export class PartBoundary extends Component<PartBoundaryProps, { hasBroken: boolean }> {
  override state = { hasBroken: false };

  static getDerivedStateFromError() {
    return { hasBroken: true };
  }

  #retry = () => this.setState({ hasBroken: false });

  override render() {
    return this.state.hasBroken ? this.props.fallback(this.#retry) : this.props.children;
  }
}
