import { about } from './about.ts';
import { contact } from './contact.ts';
import { contactForm } from './contactForm.ts';
import { frame } from './frame.ts';
import { landing } from './landing.ts';
import { notFound } from './notFound.ts';
import { privacy } from './privacy.ts';
import { demo, login, signup } from './sign.ts';
import { terms } from './terms.ts';

/** Every Arabic text of the site. */
export const site = {
  frame,
  landing,
  about,
  contact,
  contactForm,
  terms,
  privacy,
  notFound,
  login,
  signup,
  demo,
};
