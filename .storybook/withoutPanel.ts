/** Storybook writes down each step for a panel that no test shows, which takes a tenth of a test's time. */
const address = new URL(window.location.href);
address.searchParams.set('instrument', 'false');
window.history.replaceState(window.history.state, '', address);
