#include "hash/key_index.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace qiju {
namespace {

using Words = std::vector<std::uint64_t>;

/// Keys that differ in few bits, so that many of them are equal and many collide.
Words random_key(std::mt19937_64& random, std::size_t words) {
  Words key(words);
  for (auto& word : key) word = random() & random() & 0x8000'0F0F'0000'F0F1;
  return key;
}

/// Whatever was inserted must be found under its number, and nothing else.
void compare_with_map(std::size_t words, int keys) {
  KeyIndex index(words);
  std::mt19937_64 random(words);
  std::map<Words, std::uint32_t> known;
  for (int i = 0; i < keys; ++i) {
    const Words key = random_key(random, words);
    index.prefetch(KeyIndex::hash(key));
    ASSERT_EQ(index.prefetch_key(KeyIndex::hash(key)) < index.size(), i > 0);
    const auto [entry, is_new] = known.emplace(key, static_cast<std::uint32_t>(known.size()));
    ASSERT_EQ(index.find(key), is_new ? KeyIndex::kNone : entry->second);
    ASSERT_EQ(index.insert(key), entry->second);
    ASSERT_EQ(index.size(), known.size());
    const Words other = random_key(random, words);
    const auto found = known.find(other);
    ASSERT_EQ(index.find(other), found == known.end() ? KeyIndex::kNone : found->second);
  }
  for (const auto& [key, number] : known) {
    const auto stored = index.key(number);
    ASSERT_TRUE(std::equal(stored.begin(), stored.end(), key.begin(), key.end()));
  }
}

TEST(KeyIndex, AgreesWithAMap) {
  for (std::size_t words = 1; words <= 6; ++words) {
    ASSERT_NO_FATAL_FAILURE(compare_with_map(words, 6000));
  }
}

TEST(KeyIndex, NumbersKeysInTheOrderOfInsertion) {
  KeyIndex index{1};
  for (std::uint64_t i = 0; i < 100000; ++i) {
    const std::uint64_t key = i << 40;
    ASSERT_EQ(index.insert({&key, 1}), i);
    ASSERT_EQ(index.insert({&key, 1}), i);
  }
  for (std::uint64_t i = 0; i < 100000; ++i) {
    const std::uint64_t key = i << 40;
    ASSERT_EQ(index.find({&key, 1}), i);
    ASSERT_EQ(index.key(static_cast<std::uint32_t>(i))[0], key);
  }
}

TEST(KeyIndex, ForgetsKeys) {
  constexpr std::uint32_t kKnown = 5000;
  KeyIndex index{1};
  const auto insert = [&](std::uint64_t key) {
    key *= 0x10001;
    return index.insert({&key, 1});
  };
  const auto find = [&](std::uint64_t key) {
    key *= 0x10001;
    return index.find({&key, 1});
  };
  std::uint32_t forgotten = 0;
  for (std::uint32_t i = 0; i < 100000; ++i) {
    ASSERT_EQ(insert(i), i);
    const std::uint32_t first = i < kKnown ? 0 : i - kKnown;
    if (i % 100 == 0) index.forget_before(first);
    ASSERT_EQ(find(first), first);
    ASSERT_EQ(insert((first + i) / 2), (first + i) / 2);
    forgotten += find(0) == KeyIndex::kNone;
  }
  EXPECT_GT(forgotten, 80000U);
  for (const std::uint32_t first : {60000U, 99000U, 0U}) {
    index.keep_only(first, first + 1000);
    for (std::uint32_t i = 0; i < 100000; i += 100) {
      const bool is_known = first <= i && i < first + 1000;
      ASSERT_EQ(find(i), is_known ? i : KeyIndex::kNone);
      ASSERT_EQ(index.key(i)[0], i * std::uint64_t{0x10001});
    }
  }
}

TEST(KeyIndex, InsertsNoMoreThanItMay) {
  KeyIndex index(2, 10);
  for (std::uint64_t i = 0; i < 20; ++i) {
    const Words key = {i, i};
    ASSERT_EQ(index.insert(key), i < 10 ? i : KeyIndex::kNone);
  }
  EXPECT_EQ(index.size(), 10U);
  EXPECT_EQ(index.insert(Words{3, 3}), 3U);
  EXPECT_EQ(index.find(Words{10, 10}), KeyIndex::kNone);
}

}  // namespace
}  // namespace qiju
