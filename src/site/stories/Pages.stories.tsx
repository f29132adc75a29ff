import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { SitePage } from '../testing/SiteFrame.tsx';

/**
 * The public pages as built: complete HTML, without MUI and react-admin. Links open the other pages; the
 * forms send nothing here.
 *
 * The site welcomes visitors and lets staff sign in. It has larger type and more space than the screens
 * behind the sign-in, and the same colours.
 */
const meta = {
  title: 'Pages',
  component: SitePage,
  args: { path: '/' },
  // The journeys check every page with axe; here it would only see the frame.
  tags: ['!test'],
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof SitePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  tags: ['test'],
  globals: { theme: 'dark' },
  play: async () => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('/');
    await waitFor(async () => {
      const heading = frame.contentDocument?.querySelector('h1');
      await expect(heading && getComputedStyle(heading).fontFamily).toContain('Plex');
    });
  },
};
export const About: Story = { args: { path: '/about' } };
export const Contact: Story = { args: { path: '/contact' } };
export const Terms: Story = { args: { path: '/terms' } };
export const Privacy: Story = { args: { path: '/privacy' } };
export const SignIn: Story = { args: { path: '/login', google: true } };
export const SignInToTheDemo: Story = { args: { path: '/login', demo: true } };
export const SignUp: Story = { args: { path: '/signup', google: true } };
export const NotFound: Story = { args: { path: '/camels' } };
