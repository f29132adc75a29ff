import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, type PropsWithChildren } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import { ContactForm } from '../common/ContactForm.tsx';
import contact from '../islands/contact.ts';
import login from '../islands/login.ts';
import { LoginPage } from '../sign/LoginPage.tsx';
import { renderingOf } from '../testing/SiteFrame.tsx';

interface LiveProps {
  start: (root: HTMLElement) => void;
}

/** Without styles, and with the form's script. */
const Live = ({ start, children }: PropsWithChildren<LiveProps>) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current?.querySelector<HTMLElement>('[data-island]');
    if (root) start(root);
  }, [start]);
  return <div ref={place}>{children}</div>;
};

const server = fn<Window['fetch']>();
const sent = () => server.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);

/** What the forms do with what is typed and with what the server answers. */
const meta = {
  title: 'Forms',
  component: Live,
  // The journeys check the pages with axe, in their styles.
  parameters: { a11y: { test: 'off' } },
  beforeEach: () => {
    server.mockReset();
    spyOn(window, 'fetch').mockImplementation(server);
  },
} satisfies Meta<typeof Live>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is of the account that was typed first. */
export const SignInWithAnotherAccount: Story = {
  args: { start: login, children: <LoginPage rendering={renderingOf()} /> },
  play: async ({ canvas }) => {
    server.mockResolvedValueOnce(Response.json({ success: false, two_factor: true }));
    server.mockResolvedValueOnce(Response.json({ error: 'No' }, { status: 401 }));
    const email = canvas.getByLabelText('Email address');
    const password = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.type(email, 'omar@fleet.example');
    await userEvent.type(password, 'one{Enter}');
    const code = canvas.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.clear(email);
    // As it comes with an address that is copied out of Arabic text.
    await userEvent.type(email, '\u202Alayla@fleet.example\u202C');
    await userEvent.clear(password);
    await userEvent.type(password, 'two{Enter}');
    await canvas.findByText('Invalid email or password. Please try again.');
    await expect(code).not.toBeVisible();
    await expect(sent()).toEqual([
      { email: 'omar@fleet.example', password: 'one' },
      { email: 'layla@fleet.example', password: 'two' },
    ]);
  },
};

/** What is typed while it is being sent is not emptied with it. */
export const MessageOnItsWay: Story = {
  args: {
    start: contact,
    children: <ContactForm kind="contact" rendering={renderingOf()} />,
  },
  play: async ({ canvas }) => {
    let arrive = (_answer: Response): void => undefined;
    server.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await userEvent.type(canvas.getByLabelText('Your name'), 'Sara Haddad');
    await userEvent.type(canvas.getByLabelText('Email address'), '\u200Fsara@fleet.example');
    await userEvent.type(canvas.getByLabelText('Subject'), 'Prices');
    const message = canvas.getByLabelText('Message');
    await userEvent.type(message, 'How much?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await userEvent.type(message, ' And when?');
    arrive(Response.json({ success: true }));
    await canvas.findByText(/^Thank you!/);
    await expect(canvas.getByLabelText('Subject')).toHaveValue('');
    await expect(message).toHaveValue('How much? And when?');
    await expect(sent()).toEqual([
      {
        first_name: 'Sara Haddad',
        email: 'sara@fleet.example',
        subject: 'Prices',
        message: 'How much?',
      },
    ]);
  },
};

/** A server with fields of its own: no field is said to be highlighted where none is. */
export const MessageRefused: Story = {
  args: {
    start: contact,
    children: <ContactForm kind="landing" rendering={renderingOf()} />,
  },
  play: async ({ canvas }) => {
    const refusal = (errors: object) => Response.json({ error: 'No', errors }, { status: 422 });
    server.mockResolvedValueOnce(refusal({ phone: 'Required' }));
    server.mockResolvedValueOnce(refusal({ name: 'Too short' }));
    await userEvent.type(canvas.getByLabelText('First name'), 'S');
    await userEvent.type(canvas.getByLabelText('Last name'), 'H');
    await userEvent.type(canvas.getByLabelText('Email address'), 'sara@fleet.example');
    await userEvent.type(canvas.getByLabelText('Message'), 'How much?');
    const send = canvas.getByRole('button', { name: 'Send Message' });
    await userEvent.click(send);
    await expect(await canvas.findByText(/the server did not accept it/)).toHaveFocus();
    await userEvent.click(send);
    await canvas.findByText('Too short');
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await canvas.findByText(/Fix the highlighted fields/);
  },
};
