import { followLanguage } from './language.ts';
import { markDocument } from './mark.ts';
import { loadIslandOnTouch } from './wake.ts';

markDocument();
followLanguage();
loadIslandOnTouch();
