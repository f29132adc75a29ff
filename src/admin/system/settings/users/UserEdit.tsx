import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError } from '../../../../dataProvider/apiError.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { session } from '../../../../session/index.ts';
import { Question } from '../../../kit/dialogs/Question.tsx';
import { RecordEdit, type Save } from '../../../kit/form/RecordEdit.tsx';
import { useRoleName } from '../../../kit/texts/useRoleName.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';
import { useSession } from '../../../kit/useSession.ts';
import { UserForm } from './UserForm.tsx';

interface Asked {
  role: string;
  answer: (isMeant: boolean) => void;
}

/** Changing your own role asks first, then goes to a page that the new role may open. */
export const UserEdit = () => {
  const t = useT();
  const roleName = useRoleName();
  const navigate = useNavigate();
  const dataProvider = useAppDataProvider();
  const own = useSession()?.user;
  const [asked, setAsked] = useState<Asked>();
  /** The user's own next role, while it is being saved. */
  const next = useRef<string>(undefined);

  const save: Save = async ({ id, data = {}, previousData }) => {
    const role: unknown = data.role;
    const isOwn = String(id) === own?.id && typeof role === 'string' && role !== own.role;
    if (isOwn) {
      const isMeant = await new Promise<boolean>((answer) => setAsked({ role, answer }));
      setAsked(undefined);
      if (!isMeant) throw new ApiError('aborted');
      next.current = role;
    }
    const { data: stored } = await dataProvider.update(RESOURCES.users, { id, data, previousData });
    return stored;
  };

  const isTheirs = () => session.get()?.user.role === next.current;

  const follow = (_result: unknown, error: unknown) => {
    const role = next.current;
    if (role === undefined || isTheirs()) return;
    next.current = undefined;
    if (error) return;
    session.updateUser({ role });
    void navigate('/dashboard');
  };

  // The new role may not read users: the server's refusal names it, and this page is closed then.
  useEffect(
    () => () => {
      // Once nothing of the page guards what was typed.
      if (next.current !== undefined && isTheirs())
        queueMicrotask(() => void navigate('/dashboard'));
    },
    [navigate],
  );

  return (
    <>
      <RecordEdit save={save} onSettled={follow}>
        <UserForm />
      </RecordEdit>
      <Question
        isOpen={asked !== undefined}
        title={t('resources.admin/settings/users.ownRole.title', {
          role: roleName(asked?.role ?? ''),
        })}
        content={t('resources.admin/settings/users.ownRole.content')}
        confirm={t('resources.admin/settings/users.ownRole.confirm')}
        isDestructive
        onConfirm={() => asked?.answer(true)}
        onClose={() => asked?.answer(false)}
      />
    </>
  );
};
