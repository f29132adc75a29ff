// Runs the app once the skeleton is painted and the style sheet is loaded: run at once, the scripts would
// delay the first paint. Each file runs in its own task, so that interactions are not delayed.
(() => {
  const LONGEST_MS = 1000;
  const GIVEN_UP_MS = 30000;
  const style = document.querySelector('link[rel="stylesheet"]');
  const files = [...document.querySelectorAll('body > link[rel="modulepreload"]')];

  // What else this address needs: the app would request it only once it runs.
  const { texts, ...places } = JSON.parse(document.currentScript.dataset.ahead)[
    document.documentElement.lang
  ];
  const ahead = Object.entries(places)
    .filter(([address]) => new RegExp(address).test(location.pathname))
    .flatMap(([, hrefs]) => hrefs);
  for (const href of [...texts, ...ahead]) {
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    const attributes = { ...kind, href, crossOrigin: '', fetchPriority: 'low' };
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }

  const painted = new Promise((done) => {
    // A tab in the background is not painted.
    if (document.hidden) done();
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
    setTimeout(done, LONGEST_MS);
  });
  const styled = new Promise((done) => {
    if (!style || style.sheet) done();
    style?.addEventListener('load', done);
    style?.addEventListener('error', done);
  });
  const run = async ([file, ...others]) => {
    if (!file) return;
    await import(file);
    await new Promise((done) => setTimeout(done));
    await run(others);
  };

  const giveUp = () => {
    document.getElementById('not-started').hidden = false;
  };
  // Of a file that never comes the browser says nothing.
  const late = setTimeout(giveUp, GIVEN_UP_MS);
  void Promise.all([painted, styled])
    .then(() => run([...texts, ...files.map(({ href }) => href)]))
    .catch((error) => {
      giveUp();
      throw error;
    })
    .finally(() => clearTimeout(late));
})();
