/** What stories as tests can do without, as nothing looks at it. */

// Storybook writes down each step for its panel, which takes a tenth of a test's time.
const address = new URL(window.location.href);
address.searchParams.set('instrument', 'false');
window.history.replaceState(window.history.state, '', address);

// Pixels take an eighth: what is laid out and hit stays the same in a frame that is not painted.
const frame = window.frameElement;
if (frame instanceof window.parent.HTMLElement) frame.style.opacity = '0';
