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
    check: 'Look for a new version',
    checking: 'Looking…',
    newest: 'This is the newest version.',
    untold: 'This host does not tell which version it serves.',
    failed: 'It could not be found out whether there is a new version.',
  },
  health: {
    title: 'The API',
    check: 'Check again',
    checking: 'Checking…',
    states: { well: 'Reachable', faulty: 'Answers, but is not working', silent: 'Not reachable' },
    took: 'Answered in %{took} ms',
    lost: 'Given up after %{took} ms',
    version: 'The server names its version %{version}.',
    understood: 'It answered, but not with what was asked for: %{reason}',
  },
  changes: { title: 'What changed' },
};
