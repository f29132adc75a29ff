import '../design/fonts.css';
import './tokens.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { brand } from '../brand.ts';
import { session } from '../session/index.ts';
import { signedInTarget } from './login/signedInTarget.ts';
import { pageAt } from './pages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { pathname, search } = window.location;
const { title, Page, forSignedOut } = pageAt(pathname);
const target = forSignedOut ? signedInTarget(search) : null;

if (target) {
  session.open(target);
} else {
  document.title = `${title} · ${brand.name}`;
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
