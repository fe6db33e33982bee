import { LegalDocument } from '../../../components/reading/LegalDocument';
import { privacyPolicy } from '../../../content/legal/legal';
import * as text from '../../../content/legal/privacy-policy.mdx';
import { paths } from '../../../content/paths';

export function Component() {
  return <LegalDocument legal={privacyPolicy} text={text} path={paths.privacy} />;
}
