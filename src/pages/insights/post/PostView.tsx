import { Link } from 'react-router-dom';
import { NewsletterForm } from '../../../components/forms/NewsletterForm';
import { Page } from '../../../components/layout/Page';
import { ReadingHeader } from '../../../components/reading/ReadingHeader';
import { LongRead } from '../../../components/reading/LongRead';
import { PostPicture } from '../../../components/reading/PostPicture';
import { postTone } from '../../../components/reading/postTone';
import { postData } from '../../../components/seo/postData';
import { Meta } from '../../../components/ui/Meta';
import { StructuredData } from '../../../components/ui/StructuredData';
import { authorOf } from '../../../content/blog/authors';
import { blogCategoryId } from '../../../content/blog/categories';
import { blogNewsletter, postSidebar } from '../../../content/blog/labels';
import { relatedPosts } from '../../../content/blog/posts';
import type { LongText } from '../../../content/longText';
import { paths } from '../../../content/paths';
import { serviceTitles, toolTitles } from '../../../content/titles';
import type { BlogPost } from '../../../content/types';
import { PostList } from './PostList';
import styles from './PostView.module.css';
import { ShareLinks } from './ShareLinks';

interface PostViewProps {
  readonly post: BlogPost;
  readonly text: LongText;
}

/** A post: its facts, its text, what belongs to it and what to read after it. */
export function PostView({ post, text }: PostViewProps) {
  const { slug, title, meta, category, date, modified, tags } = post;
  const author = authorOf(post);
  return (
    <Page>
      <Meta
        {...meta}
        path={paths.post(slug)}
        article={{ author: author.name, published: date, modified, section: category, tags }}
      />
      <StructuredData data={postData(post, text.lengths)} />
      <article>
        <ReadingHeader
          title={title}
          back={{ to: paths.blog, label: 'Back to the blog' }}
          category={{ to: `${paths.blog}?category=${blogCategoryId(category)}`, label: category }}
          date={date}
          modified={modified}
          minutes={text.lengths.minutes}
          author={author.name}
          picture={<PostPicture post={post} isOwn />}
        />
        <LongRead text={text} tone={postTone(post)} aside={<Sidebar post={post} />}>
          <footer className={styles.footer}>
            <ul role="list" aria-label="Tags" className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
            <ShareLinks title={title} path={paths.post(slug)} />
          </footer>
        </LongRead>
      </article>
      <PostList title="Related articles" posts={relatedPosts(post, 3)} />
    </Page>
  );
}

function Sidebar({ post }: { readonly post: BlogPost }) {
  const author = authorOf(post);
  const { aboutHeading, newsletter, contact, servicesHeading, toolsHeading } = postSidebar;
  return (
    <>
      <section>
        <h2>{aboutHeading}</h2>
        <p>
          <Link to={paths.teamMember(author.id)}>{author.name}</Link>
          <br />
          {author.position}
        </p>
      </section>
      <LinkList
        title={toolsHeading}
        links={post.tools.map((tool) => ({ to: paths.tool(tool), label: toolTitles[tool] }))}
      />
      <LinkList
        title={servicesHeading}
        links={post.services.map((service) => ({
          to: paths.service(service),
          label: serviceTitles[service],
        }))}
      />
      <section>
        <h2>{newsletter.title}</h2>
        <p>{newsletter.text}</p>
        <NewsletterForm id="newsletter" label="Blog newsletter" thanks={blogNewsletter.thanks} />
      </section>
      <section>
        <h2>{contact.title}</h2>
        <p>
          {contact.text} <Link to={paths.contact}>{contact.link}</Link>
        </p>
      </section>
    </>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
