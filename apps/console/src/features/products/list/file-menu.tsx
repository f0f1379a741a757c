import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { DownloadIcon, SpreadsheetIcon, UploadIcon } from '@haat/ui/icons/icons.ts';
import { useNavigate } from 'react-router-dom';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { productsMessages } from '../messages.ts';
import type { ListAddress } from './list-address.ts';
import { saveProducts } from './save-products.ts';

/** Import of product files, and export of the current list with all its pages. */
export function FileMenu({ address }: { address: ListAddress }) {
  const t = useMessages(productsMessages);
  const lang = useLocale();
  const navigate = useNavigate();
  const save = (format: 'csv' | 'xlsx') => saveProducts({ address, format, lang });
  return (
    <MoreMenu
      label={t.files.menu}
      actions={[
        { label: t.files.import, icon: UploadIcon, onPress: () => void navigate('/products/import') },
        { label: t.files.csv, icon: DownloadIcon, onPress: () => save('csv') },
        { label: t.files.xlsx, icon: SpreadsheetIcon, onPress: () => save('xlsx') },
      ]}
    />
  );
}
