import { Component, type ErrorInfo, type PropsWithChildren } from 'react';

import { ErrorScreen } from '../kit/feedback/ErrorScreen.tsx';

interface ContentBoundaryProps {
  /** The current address: leaving a crashed screen clears the error. */
  pathname: string;
}

interface ContentBoundaryState {
  failure?: { error: Error; pathname: string };
  errorInfo?: ErrorInfo;
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Keeps sidebar and top bar alive when a screen crashes. */
export class ContentBoundary extends Component<
  PropsWithChildren<ContentBoundaryProps>,
  ContentBoundaryState
> {
  override state: ContentBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): Partial<ContentBoundaryState> {
    return { failure: { error: asError(thrown), pathname: '' } };
  }

  static getDerivedStateFromProps(
    { pathname }: ContentBoundaryProps,
    { failure }: ContentBoundaryState,
  ): Partial<ContentBoundaryState> | null {
    if (!failure || failure.pathname === pathname) return null;
    // The first pass after the error records where it happened, a later one that the user has left.
    return { failure: failure.pathname === '' ? { ...failure, pathname } : undefined };
  }

  override componentDidCatch(_: Error, errorInfo: ErrorInfo) {
    this.setState({ errorInfo });
  }

  override render() {
    const { failure, errorInfo } = this.state;
    if (!failure) return this.props.children;
    return (
      <ErrorScreen
        error={failure.error}
        errorInfo={errorInfo}
        resetErrorBoundary={() => this.setState({ failure: undefined, errorInfo: undefined })}
      />
    );
  }
}
