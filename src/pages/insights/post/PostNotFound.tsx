import { Page, PageHeader } from '../../../components/layout/Page';
import { ButtonLink } from '../../../components/ui/Button';
import { Meta } from '../../../components/ui/Meta';
import { blogPosts } from '../../../content/blog/posts';
import { blogPostNotFound } from '../../../content/blog/labels';
import { paths } from '../../../content/paths';
import { PostList } from './PostList';

/** What stands at the address of a post that the blog does not have. */
export function PostNotFound() {
  return (
    <Page>
      <Meta {...blogPostNotFound.meta} path={paths.blog} noindex />
      <PageHeader title={blogPostNotFound.heading} lead={blogPostNotFound.message}>
        <p>
          <ButtonLink to={paths.blog}>Back to the blog</ButtonLink>
        </p>
      </PageHeader>
      <PostList title="What the blog does have" posts={blogPosts} />
    </Page>
  );
}
