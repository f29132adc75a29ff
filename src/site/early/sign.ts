import { storedSession } from '../../session/storedSession.ts';
import { signedInTarget } from '../islands/signedInTarget.ts';
import { followLanguage } from './language.ts';
import { markDocument } from './mark.ts';
import { loadIslandOnTouch } from './wake.ts';

/** Redirects users who are already signed in before the form is painted. */
const goOn = () => {
  const target = signedInTarget(storedSession(), window.location.search);
  if (target === null) return;
  document.documentElement.hidden = true;
  window.location.replace(target);
};

markDocument();
followLanguage();
goOn();
addEventListener('pageshow', goOn);
loadIslandOnTouch();
