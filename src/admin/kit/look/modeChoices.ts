import { Moon as DarkIcon, Sun as LightIcon, SunMoon as SystemIcon } from 'lucide-react';

import { useChosenMode } from './chosenLook.ts';

export const MODE_CHOICES = [
  { choice: 'light', icon: LightIcon },
  { choice: 'dark', icon: DarkIcon },
  { choice: 'system', icon: SystemIcon },
] as const;
type ModeChoice = (typeof MODE_CHOICES)[number]['choice'];

export const useModeChoice = () => {
  const [mode, setMode] = useChosenMode();
  const choose = (choice: ModeChoice) => setMode(choice === 'system' ? undefined : choice);
  return [mode ?? 'system', choose] as const;
};
