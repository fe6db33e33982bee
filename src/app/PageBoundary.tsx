import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from './ErrorPage';

interface PageBoundaryProps {
  /** The page shown. When it changes, the boundary clears its error. */
  readonly shown: unknown;
  /** Called after the error page has replaced the children. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly shown: unknown;
  readonly failure?: { readonly error: unknown } | undefined;
}

export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { shown: this.props.shown };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { shown }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return shown === state.shown ? null : { shown, failure: undefined };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}
