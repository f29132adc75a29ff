import { markDocument } from './mark.ts';
import { wakeOnTouch } from './wake.ts';

markDocument();
wakeOnTouch();
