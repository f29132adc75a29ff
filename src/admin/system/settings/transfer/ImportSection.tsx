import { saveTemplate } from '../../../import/file/saveTemplate.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { EmptyNote, PageCard, PageCardRows } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useWords } from '../../../kit/texts/useWords.ts';
import { Button, ButtonLink } from '../../../kit/ui/Button.tsx';
import { useSession } from '../../../kit/useSession.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { IMPORTS, mayImport } from './transferKinds.ts';

import styles from '../settings.module.css';

/** With its template; the import itself only for those who may use it. */
export const ImportSection = () => {
  const t = useT();
  const words = useWords();
  const nameOf = useResourceNames();
  const role = useSession()?.user.role;
  return (
    <PageCard title="transfer.imports.title" about="transfer.imports.about">
      <div className={styles.transfers}>
        <PageCardRows>
          {IMPORTS.map(({ resource, load }) => {
            const name = nameOf(resource);
            return (
              <li key={resource}>
                {name}
                <div>
                  {mayImport(role, resource) && (
                    <ButtonLink
                      to={recordPaths(resource).import}
                      aria-label={t('transfer.imports.buttonOf', { name: nameOf(resource, true) })}
                    >
                      {t('transfer.imports.button')}
                    </ButtonLink>
                  )}
                  <Button
                    onClick={() =>
                      void load().then((table) =>
                        saveTemplate(resource, table, (field) => words.field(resource, field)),
                      )
                    }
                    aria-label={t('transfer.imports.templateOf', { name: nameOf(resource, true) })}
                  >
                    {t('transfer.imports.template')}
                  </Button>
                </div>
              </li>
            );
          })}
        </PageCardRows>
        {!IMPORTS.some(({ resource }) => mayImport(role, resource)) && (
          <EmptyNote>{t('transfer.imports.elsewhere')}</EmptyNote>
        )}
      </div>
    </PageCard>
  );
};
