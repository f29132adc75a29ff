import { useEffect, useRef, useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import template from '../../../index.html?raw';
import { parseConfig } from '../../config.ts';
import { useStoryLook, type StoryLook } from '../../testing/storyLook.ts';
import { PAGES } from '../pages.ts';
import type { Rendering } from '../rendering.ts';
import { renderPage } from '../renderPage.ts';

const files = import.meta.glob<string>(
  ['../styles/{site,sign}.css', '../pictures/*', '../../design/fonts/*.woff2'],
  { query: '?url', import: 'default', eager: true },
);

const href = (source: string) =>
  files[source.replace('src/site/', '../').replace('src/design/', '../../design/')] ?? '';

/** What the build passes to the pages, here without the forms' scripts. */
export const renderingOf = ({ demo = false, google = false } = {}): Rendering => ({
  config: parseConfig({
    VITE_DEMO: String(demo),
    ...(google && { VITE_GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' }),
  }),
  href,
  earlyScript: () => '',
  ahead: [],
});

/** The scripts would mark the page as one with scripts. */
const inLook = (html: string, { theme, direction }: StoryLook) =>
  html.replace(
    /<html [^>]*>/,
    `<html lang="en" dir="${direction}" data-mode="${theme}" class="js">`,
  );

interface FrameProps {
  title: string;
  html: string;
  onFollow?: (path: string) => void;
}

/** A separate document as tall as its content, because the site's styles are for whole pages. */
const Frame = ({ title, html, onFollow }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState('100vh');
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const settle = () => {
      const page = element.contentDocument;
      if (!page) return;
      setHeight(`${page.documentElement.scrollHeight}px`);
      page.addEventListener('submit', (event) => event.preventDefault());
      page.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        if (!link) return;
        event.preventDefault();
        onFollow?.(link.getAttribute('href') ?? '');
      });
    };
    element.addEventListener('load', settle);
    element.srcdoc = html;
    return () => element.removeEventListener('load', settle);
  }, [html, onFollow]);
  return (
    <iframe
      ref={frame}
      title={title}
      style={{ display: 'block', inlineSize: '100%', blockSize: height, border: 0 }}
    />
  );
};

interface SitePageProps {
  /** The page's address; any other shows the not-found page. */
  path: string;
  /** Shows the demo accounts. */
  demo?: boolean;
  /** Shows Google’s button. */
  google?: boolean;
}

/** A page of the site as built; links open the other pages. */
export const SitePage = ({ path, ...options }: SitePageProps) => {
  const look = useStoryLook();
  const [shown, follow] = useState(path);
  const html = inLook(renderPage(template, shown, renderingOf(options)), look);
  return (
    <Frame
      title={shown}
      html={html}
      onFollow={(address) => Object.hasOwn(PAGES, address) && follow(address)}
    />
  );
};

interface SitePartProps {
  /** The style sheet to use. */
  style?: 'site' | 'sign';
  children: ReactNode;
}

/** A part of the site in a document of its own. */
export const SitePart = ({ style = 'site', children }: SitePartProps) => {
  const look = useStoryLook();
  const head = `<link rel="stylesheet" href="${href(`src/site/styles/${style}.css`)}">`;
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => renderToStaticMarkup(children));
  return <Frame title="Part" html={inLook(html, look)} />;
};
