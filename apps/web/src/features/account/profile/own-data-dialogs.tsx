import { useNavigate } from 'react-router-dom';
import { call } from '../../../platform/api/call.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { saveFile } from '@haat/ui/device/save-file.ts';
import { clearDevice } from '@haat/ui/device/device.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { accountMessages } from '../messages.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** After asking for the password, saves a file with all personal data the shop has about the shopper. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages);

  async function save(password: string) {
    const answer = await call('accountExport', { body: { password } });
    if (!answer.ok) return answer.problem;
    saveFile(JSON.stringify(answer.body.data, null, 2), { name: 'haat-my-data.json', type: 'application/json' });
    onClose();
    showToast({ kind: 'success', text: t.dataSaved });
    return null;
  }

  return (
    <PasswordDialog title={t.downloadData} button={t.downloadData} onConfirm={save} onClose={onClose}>
      <p>{t.downloadDataText}</p>
    </PasswordDialog>
  );
}

/** After asking for the password, deletes the shopper's account. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages);
  const navigate = useNavigate();

  async function remove(password: string) {
    const answer = await call('accountDelete', { body: { password } });
    if (!answer.ok) return answer.problem;
    clearDevice();
    await navigate('/');
    showToast({ kind: 'success', text: t.accountDeleted });
    return null;
  }

  return (
    <PasswordDialog title={t.deleteAccount} button={t.deleteAccount} isDangerous onConfirm={remove} onClose={onClose}>
      <p>{t.deleteAccountText}</p>
      <ul className="list-disc space-y-1 ps-5">
        {t.deleteAccountFacts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </PasswordDialog>
  );
}
