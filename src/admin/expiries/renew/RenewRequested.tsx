import type { RenewRequest } from '../../kit/record/renewing.ts';
import { RenewDialog } from './RenewDialog.tsx';
import RenewManyDialog from './RenewManyDialog.tsx';

interface RenewRequestedProps {
  request: RenewRequest;
  onClose: () => void;
}

const RenewRequested = ({ request, onClose }: RenewRequestedProps) =>
  'expiries' in request ? (
    <RenewManyDialog expiries={request.expiries} onClose={onClose} />
  ) : (
    <RenewDialog {...request} onClose={onClose} />
  );

export default RenewRequested;
