import { recordPath } from '../../../domain/access/recordPath.ts';
import { ownName } from '../../../domain/base/formats.ts';
import { Unbroken } from '../texts/Unbroken.tsx';
import { InnerLink } from '../ui/InnerLink.tsx';
import { useSession } from '../useSession.ts';

interface RecordNameProps {
  resource: string;
  id: number | string;
  label: string;
  label_ar?: string;
  className?: string;
}

/** The name of any record, as a link if the role may open it. */
export const RecordName = ({ resource, id, className, ...names }: RecordNameProps) => {
  const path = recordPath(useSession()?.user.role, resource, id);
  const name = (
    <bdi className={path ? undefined : className}>
      <Unbroken text={ownName(names, 'label')} />
    </bdi>
  );
  if (!path) return name;
  return (
    <InnerLink className={className} href={path}>
      {name}
    </InnerLink>
  );
};
