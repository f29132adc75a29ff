import { markDocument } from './mark.ts';
import { loadIslandOnTouch } from './wake.ts';

markDocument();
loadIslandOnTouch();
