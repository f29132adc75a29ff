/** Texts on the app's own releases: the page about them, and the notice of a new one. */
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
    newest: 'This is the newest version.',
    untold: 'Version unknown.',
    failed: 'Could not check for updates.',
  },
  health: {
    title: 'The API',
    check: 'Check again',
    checking: 'Checking…',
    states: { well: 'Reachable', faulty: 'Answers, but is not working', silent: 'Not reachable' },
    took: 'Answered in %{took} ms',
    lost: 'Timed out after %{took} ms',
    version: 'Server version %{version}',
    understood: 'It answered, but not as expected: %{reason}',
  },
  changes: { title: 'What changed' },
};
