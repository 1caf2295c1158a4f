import { Component } from 'react';
import type { ReactNode } from 'react';

export interface PartBoundaryProps {
  /** Shown instead of the part after an error. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches the error of one part, so that the rest of the page stays. */
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
