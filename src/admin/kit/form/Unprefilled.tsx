import { useMemo, type PropsWithChildren } from 'react';
import { RouterProviderContext, useRouterProvider, type RouterProvider } from 'react-admin';

const withoutPrefill = (router: RouterProvider): RouterProvider => ({
  ...router,
  useLocation: () => {
    const { pathname } = router.useLocation();
    return useMemo(() => ({ pathname, search: '', hash: '' }), [pathname]);
  },
});

/**
 * Hides address parameters and link state, from which react-admin would fill in forms: a link must
 * never prepare a user with a role and a password, to be saved at one press.
 */
export const Unprefilled = ({ children }: PropsWithChildren) => {
  const router = useRouterProvider();
  return (
    <RouterProviderContext value={useMemo(() => withoutPrefill(router), [router])}>
      {children}
    </RouterProviderContext>
  );
};
