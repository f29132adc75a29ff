/** Texts about the app's own releases: their page, and the notice of a new one. */
export const release = {
  ready: 'Version %{version} is ready.',
  readySame: 'A newer build of version %{version} is ready.',
  readyHint: 'Reload to use it. Save what you have typed first.',
  reload: 'Reload now',
  later: 'Later',
  version: {
    title: 'This app',
    now: 'Version %{version}',
    check: 'Check for updates',
    checking: 'Checking…',
    newest: 'You have the latest version.',
    untold: 'Version unknown.',
    failed: 'Could not check for updates.',
  },
  health: {
    title: 'The API',
    check: 'Check again',
    checking: 'Checking…',
    states: { well: 'Reachable', faulty: 'Responding with errors', silent: 'Unreachable' },
    took: 'Responded in %{took}\u00a0ms',
    lost: 'Timed out after %{took}\u00a0ms',
    version: 'Server version %{version}',
    understood: 'Unexpected response: %{reason}',
  },
  changes: { title: 'What changed' },
};
