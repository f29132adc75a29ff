import type { Meta, StoryObj } from '@storybook/react-vite';

import { siteMessages } from '../../i18n/siteMessages.ts';
import { ContactForm } from '../common/ContactForm.tsx';
import { Convoy } from '../common/Convoy.tsx';
import { Field } from '../common/Field.tsx';
import { Footer } from '../common/Footer.tsx';
import { Icon, type IconName } from '../common/Icon.tsx';
import { Lettering } from '../common/Lettering.tsx';
import { Header } from '../common/PageFrame.tsx';
import { Wordmark } from '../common/Wordmark.tsx';
import { Hero } from '../landing/LandingPage.tsx';
import { Quotes } from '../landing/LandingPage.tsx';
import { DemoAccounts } from '../sign/LoginPage.tsx';
import { PasswordField } from '../sign/PasswordField.tsx';
import { renderingOf, SitePart } from '../testing/SiteFrame.tsx';

/**
 * The building blocks of the public pages. They are plain HTML and classes, and readable without scripts; a
 * form’s script loads when a field is touched. Don’t use them behind the sign-in, and don’t use the app’s own
 * parts here.
 */
const meta = {
  title: 'Parts',
  component: SitePart,
  args: { children: null },
  argTypes: { children: { control: false } },
  tags: ['!test'],
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof SitePart>;

export default meta;
type Story = StoryObj<typeof meta>;

const BUTTONS = ['primary', 'accent', 'secondary', 'quiet'] as const;

const ICONS: readonly IconName[] = [
  'truck',
  'driver',
  'shield',
  'support',
  'check',
  'back',
  'menu',
  'phone',
  'mail',
  'place',
];

export const Buttons: Story = {
  args: {
    children: (
      <div className="wrap section">
        <p className="actions">
          {BUTTONS.map((look) => (
            <a key={look} className={`button ${look}`} href="/signup">
              {siteMessages().frame.getStarted}
            </a>
          ))}
        </p>
      </div>
    ),
  },
};

export const Fields: Story = {
  args: {
    style: 'sign',
    children: (
      <main className="sign-main">
        <div className="sign-card">
          <form className="form">
            <Field name="empty" label="Empty" dir="auto" />
            <Field
              name="filled"
              label="Filled in"
              defaultValue="Omar Haddad"
              hint="As in the passport."
            />
            <Field name="optional" label="Optional" required={false} rows={3} />
            <PasswordField name="password" label="Password" autoComplete="current-password" />
            <button className="button primary" type="submit">
              Send
            </button>
          </form>
        </div>
      </main>
    ),
  },
};

export const ContactForms: Story = {
  args: {
    children: (
      <div className="wrap section">
        <ContactForm kind="landing" rendering={renderingOf()} />
        <ContactForm kind="contact" rendering={renderingOf()} />
      </div>
    ),
  },
};

export const HeaderAndFooter: Story = {
  args: {
    children: (
      <>
        <div className="band">
          <Header path="/about" />
        </div>
        <Footer />
      </>
    ),
  },
};

export const LandingHero: Story = {
  args: {
    children: (
      <div className="band intro">
        <Hero href={renderingOf().href} />
      </div>
    ),
  },
};

export const ClientQuotes: Story = { args: { children: <Quotes /> } };

export const AccountsOfTheDemo: Story = {
  args: {
    style: 'sign',
    children: (
      <div className="wrap section">
        <DemoAccounts />
      </div>
    ),
  },
};

export const Signs: Story = {
  args: {
    children: (
      <div className="wrap section">
        <Wordmark />
        <p>
          <Lettering />
        </p>
        <p>
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
        <Convoy />
      </div>
    ),
  },
};
